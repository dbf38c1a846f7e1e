/* Combines large integers bit by bit, and measures them. tools/compile_engines.py includes this in the C code of each library.

   Masks of cells of Chibitactics are integers of some 200 bits. mypyc allocates the result of &, | and ^ before it knows how long that is.
   Here it is measured first: if it fits in a tagged word, as much of what two masks share does, nothing is allocated. And the memory of an
   integer that nobody holds any more is kept for the next one of its length. Negative integers are left to mypyc. Small integers become
   objects without a call.

   CPython 3.14 hides how integers lie in memory, so there all is left to mypyc, and in builds of Python without a lock or for debugging. */

#ifndef BOARDRULES_INTEGERS_H
#define BOARDRULES_INTEGERS_H

#if defined(__GNUC__)

#include <CPy.h>

#if PY_VERSION_HEX < 0x030E0000 && PyLong_SHIFT == 30 && SIZEOF_VOID_P == 8 && !defined(Py_GIL_DISABLED) && !defined(Py_REF_DEBUG)

#define BOARDRULES_SPARE 16       /* how many integers of each length are kept to be used again */
#define BOARDRULES_LONGEST 12     /* the digits of the longest ones that are kept */
#define BOARDRULES_SHORT_DIGITS 3 /* the digits of the longest integer that fits in a tagged word: 62 bits and a sign */

typedef struct {
    const digit *digits; /* lowest first */
    Py_ssize_t size;     /* how many; below 0 for negative integers */
    digit own[BOARDRULES_SHORT_DIGITS];
} boardrules_integer;

static inline void boardrules_read(boardrules_integer *read, CPyTagged number) {
    if (CPyTagged_CheckShort(number)) {
        Py_ssize_t value = CPyTagged_ShortAsSsize_t(number);
        read->own[0] = value & PyLong_MASK;
        read->own[1] = (value >> PyLong_SHIFT) & PyLong_MASK;
        read->own[2] = (value >> 2 * PyLong_SHIFT) & PyLong_MASK;
        read->digits = read->own;
        read->size = value < 0 ? -1 : BOARDRULES_SHORT_DIGITS;
    } else {
        PyLongObject *object = (PyLongObject *)CPyTagged_LongAsObject(number);
        read->digits = &CPY_LONG_DIGIT(object, 0);
        read->size = CPY_LONG_SIZE_SIGNED(object);
    }
}

static struct {
    PyLongObject *integers[BOARDRULES_SPARE];
    int count;
} boardrules_spare[BOARDRULES_LONGEST + 1];

/* Return a positive integer, the digits of which are still to be set. */
static inline PyLongObject *boardrules_new(Py_ssize_t size) {
    if (size <= BOARDRULES_LONGEST && boardrules_spare[size].count > 0) {
        PyLongObject *found = boardrules_spare[size].integers[--boardrules_spare[size].count];
        Py_SET_REFCNT(found, 1);
        return found;
    }
    PyLongObject *found = _PyLong_New(size);
    if (unlikely(found == NULL)) {
        CPyError_OutOfMemory();
    }
    return found;
}

/* Let go of an integer; if nobody else holds it, keep its memory. */
__attribute__((noinline, unused)) static void boardrules_long_decref(PyLongObject *object) {
    if (Py_REFCNT(object) == 1 && PyLong_CheckExact(object)) {
        Py_ssize_t size = CPY_LONG_SIZE_SIGNED(object);
        if (size > 0 && size <= BOARDRULES_LONGEST && boardrules_spare[size].count < BOARDRULES_SPARE) {
            boardrules_spare[size].integers[boardrules_spare[size].count++] = object;
            return;
        }
    }
    Py_DECREF(object);
}

static inline void boardrules_decref(CPyTagged number) {
    if (unlikely(CPyTagged_CheckLong(number))) {
        boardrules_long_decref((PyLongObject *)CPyTagged_LongAsObject(number));
    }
}

#define BOARDRULES_SMALL 257 /* CPython has a single object for each integer up to 256 */

/* Return a new reference to the object for an integer that is tagged, whose own reference stays as it is. */
static inline PyObject *boardrules_boxed(CPyTagged number) {
    static PyObject *small[BOARDRULES_SMALL];
    if (number < BOARDRULES_SMALL * 2 && CPyTagged_CheckShort(number)) {
        PyObject *found = small[number / 2];
        if (unlikely(found == NULL)) {
            found = small[number / 2] = CPyTagged_AsObject(number);
        }
        return Py_NewRef(found);
    }
    return CPyTagged_AsObject(number);
}

static inline PyObject *boardrules_stolen_boxed(CPyTagged number) {
    return likely(CPyTagged_CheckShort(number)) ? boardrules_boxed(number) : CPyTagged_StealAsObject(number);
}

static inline digit boardrules_digit(digit a, digit b, char op) {
    return op == '&' ? a & b : op == '|' ? a | b : a ^ b;
}

/* Return left op right; op is known wherever this is inlined. */
static inline __attribute__((always_inline)) CPyTagged boardrules_combined(CPyTagged left, CPyTagged right, char op) {
    boardrules_integer a, b;
    boardrules_read(&a, left);
    boardrules_read(&b, right);
    if (unlikely(a.size < 0 || b.size < 0)) {
        return CPyTagged_BitwiseLongOp_(left, right, op);
    }
    const boardrules_integer *less = a.size < b.size ? &a : &b, *more = a.size < b.size ? &b : &a;
    Py_ssize_t both = less->size, size = op == '&' ? both : more->size;
    if (size == both) {
        while (size > 0 && boardrules_digit(less->digits[size - 1], more->digits[size - 1], op) == 0) {
            size--;
        }
        both = size;
    }
    if (size < BOARDRULES_SHORT_DIGITS || (size == BOARDRULES_SHORT_DIGITS && boardrules_digit(less->digits[2], more->digits[2], op) < 4)) {
        size_t value = 0;
        for (Py_ssize_t i = size; i-- > 0;) {
            value = value << PyLong_SHIFT | boardrules_digit(less->digits[i], more->digits[i], op);
        }
        return CPyTagged_ShortFromSsize_t((Py_ssize_t)value);
    }
    PyLongObject *found = boardrules_new(size);
    digit *digits = &CPY_LONG_DIGIT(found, 0);
    Py_ssize_t i = 0;
    for (; i < both; i++) {
        digits[i] = boardrules_digit(less->digits[i], more->digits[i], op);
    }
    for (; i < size; i++) {
        digits[i] = more->digits[i];
    }
    return (CPyTagged)found | CPY_INT_TAG;
}

__attribute__((noinline, unused)) static CPyTagged boardrules_long_and(CPyTagged left, CPyTagged right) {
    return boardrules_combined(left, right, '&');
}

__attribute__((noinline, unused)) static CPyTagged boardrules_long_or(CPyTagged left, CPyTagged right) {
    return boardrules_combined(left, right, '|');
}

__attribute__((noinline, unused)) static CPyTagged boardrules_long_xor(CPyTagged left, CPyTagged right) {
    return boardrules_combined(left, right, '^');
}

static inline CPyTagged boardrules_and(CPyTagged left, CPyTagged right) {
    return likely(CPyTagged_CheckShort(left) && CPyTagged_CheckShort(right)) ? left & right : boardrules_long_and(left, right);
}

static inline CPyTagged boardrules_or(CPyTagged left, CPyTagged right) {
    return likely(CPyTagged_CheckShort(left) && CPyTagged_CheckShort(right)) ? left | right : boardrules_long_or(left, right);
}

static inline CPyTagged boardrules_xor(CPyTagged left, CPyTagged right) {
    return likely(CPyTagged_CheckShort(left) && CPyTagged_CheckShort(right)) ? left ^ right : boardrules_long_xor(left, right);
}

static inline CPyTagged boardrules_bit_length(CPyTagged number) {
    if (unlikely(CPyTagged_CheckLong(number))) {
        PyLongObject *object = (PyLongObject *)CPyTagged_LongAsObject(number);
        Py_ssize_t size = CPY_LONG_SIZE_SIGNED(object);
        if (size > 0) {
            int last = 32 - __builtin_clz(CPY_LONG_DIGIT(object, size - 1));
            return CPyTagged_ShortFromSsize_t((size - 1) * PyLong_SHIFT + last);
        }
    }
    return CPyTagged_BitLength(number);
}

#define CPyTagged_AsObject boardrules_boxed
#define CPyTagged_StealAsObject boardrules_stolen_boxed
#define CPyTagged_DECREF boardrules_decref
#define CPyTagged_DecRef boardrules_decref
#define CPyTagged_And boardrules_and
#define CPyTagged_Or boardrules_or
#define CPyTagged_Xor boardrules_xor
#define CPyTagged_BitLength boardrules_bit_length

#endif
#endif
#endif
