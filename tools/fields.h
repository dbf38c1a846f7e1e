/* Reads fields of Structs without a search. tools/compile_engines.py includes this in the C code of each library.

   mypyc reads an attribute of an object that is not of a native class by PyObject_GetAttr, which searches the bases of the class each
   time. The values of boardrules are such objects: msgspec makes their classes. Their fields are slots, which lie at a fixed place in
   the object. So every place in the code that reads an attribute remembers up to two classes, each with the name read (getattr() may read
   several at one place) and the place of the slot in its objects. A class is known by its version, which CPython changes with each change
   of the class or of a base; whatever is not a slot that is set is read by PyObject_GetAttr.

   Names that other modules define, mypyc looks up in the dictionary of a module each time. Each place remembers what its name meant, and
   the version of the dictionary, which CPython changes with each change of the dictionary, before 3.14.

   isinstance(x, C) looks up __instancecheck__ in the class of C each time. Where that is the one of type, as it is for Structs, only the
   bases of the class of x count; that is remembered, too. */

#ifndef BOARDRULES_FIELDS_H
#define BOARDRULES_FIELDS_H

#if defined(__GNUC__)

#include <CPy.h>
#include <stddef.h>
#include <structmember.h>

#if !defined(Py_GIL_DISABLED)

#define BOARDRULES_CLASSES 2 /* remembered in one place; it must be a power of two */
#define BOARDRULES_MISSES 64 /* the classes remembered are replaced this often, then no more */

typedef struct {
    PyTypeObject *type;
    PyObject *name; /* held, so that no other text has its address */
    unsigned int version;
    Py_ssize_t offset;
} boardrules_slot;

typedef struct {
    PyObject *dict; /* of a module; not held, since no other dictionary has its version */
    PyObject *name; /* held */
    PyObject *value; /* held */
    uint64_t version;
    unsigned int misses;
} boardrules_meaning;

typedef struct {
    boardrules_slot known[BOARDRULES_CLASSES];
    unsigned int misses;
    boardrules_meaning meaning; /* where the object is a module */
} boardrules_place;

#if PY_VERSION_HEX < 0x030E0000

static inline uint64_t boardrules_version(PyObject *dict) {
    _Py_COMP_DIAG_PUSH
    _Py_COMP_DIAG_IGNORE_DEPR_DECLS
    return ((PyDictObject *)dict)->ma_version_tag;
    _Py_COMP_DIAG_POP
}

static inline PyObject *boardrules_known(const boardrules_meaning *meaning, PyObject *dict, PyObject *name) {
    if (meaning->dict != dict || meaning->name != name || meaning->version != boardrules_version(dict)) {
        return NULL;
    }
    return Py_NewRef(meaning->value);
}

__attribute__((noinline, unused)) static void boardrules_remember(boardrules_meaning *meaning, PyObject *dict, PyObject *name, PyObject *value) {
    meaning->misses++;
    if (value != NULL && PyDict_CheckExact(dict) && PyDict_GetItemString(dict, "__spec__") != NULL) {
        meaning->dict = dict;
        Py_XSETREF(meaning->name, Py_NewRef(name));
        Py_XSETREF(meaning->value, Py_NewRef(value));
        meaning->version = boardrules_version(dict);
    }
}

static inline PyObject *boardrules_item(boardrules_meaning *meaning, PyObject *dict, PyObject *name) {
    PyObject *value = boardrules_known(meaning, dict, name);
    if (value == NULL) {
        value = CPyDict_GetItem(dict, name);
        if (unlikely(meaning->misses < BOARDRULES_MISSES)) {
            boardrules_remember(meaning, dict, name, value);
        }
    }
    return value;
}

#define CPyDict_GetItem(dict, name)                       \
    __extension__({                                       \
        static boardrules_meaning boardrules_means;       \
        boardrules_item(&boardrules_means, dict, name);   \
    })

#else

static inline PyObject *boardrules_known(const boardrules_meaning *meaning, PyObject *dict, PyObject *name) {
    return NULL;
}

static inline void boardrules_remember(boardrules_meaning *meaning, PyObject *dict, PyObject *name, PyObject *value) {
}

#endif

static inline PyObject *boardrules_slot_value(const boardrules_slot *slot, PyTypeObject *type, PyObject *object, PyObject *name) {
    if (slot->type != type || slot->name != name || slot->version != type->tp_version_tag) {
        return NULL;
    }
    PyObject *value = *(PyObject **)((char *)object + slot->offset);
    Py_XINCREF(value);
    return value;
}

__attribute__((noinline, unused)) static PyObject *boardrules_look_up(boardrules_place *place, PyObject *object, PyObject *name) {
    PyTypeObject *type = Py_TYPE(object);
    if (PyModule_CheckExact(object)) {
        PyObject *dict = PyModule_GetDict(object), *value = boardrules_known(&place->meaning, dict, name);
        if (value != NULL) {
            return value;
        }
        value = PyDict_GetItemWithError(dict, name);
        if (value != NULL) {
            Py_INCREF(value);
            if (place->meaning.misses < BOARDRULES_MISSES) {
                boardrules_remember(&place->meaning, dict, name, value);
            }
            return value;
        }
    } else if (place->misses < BOARDRULES_MISSES && type->tp_getattro == PyObject_GenericGetAttr) {
        PyObject *found = _PyType_Lookup(type, name);
        if (found != NULL && Py_IS_TYPE(found, &PyMemberDescr_Type) && type->tp_version_tag != 0) {
            PyMemberDef *member = ((PyMemberDescrObject *)found)->d_member;
            if (member->type == T_OBJECT_EX && member->flags <= READONLY && PyType_IsSubtype(type, PyDescr_TYPE(found))) {
                boardrules_slot *slot = &place->known[place->misses++ & (BOARDRULES_CLASSES - 1)];
                slot->type = type;
                Py_XDECREF(slot->name);
                slot->name = Py_NewRef(name);
                slot->version = type->tp_version_tag;
                slot->offset = member->offset;
            }
        }
    }
    return PyObject_GetAttr(object, name);
}

static inline PyObject *boardrules_get(boardrules_place *place, PyObject *object, PyObject *name) {
    PyTypeObject *type = Py_TYPE(object);
    for (int i = 0; i < BOARDRULES_CLASSES; i++) {
        PyObject *value = boardrules_slot_value(&place->known[i], type, object, name);
        if (value != NULL) {
            return value;
        }
    }
    return boardrules_look_up(place, object, name);
}

/* Return whether isinstance() goes by the bases of this class alone. */
static inline int boardrules_is_plain_class(PyTypeObject *meta) {
    static PyTypeObject *plain; /* the last one that was */
    static unsigned int version;
    if (meta == &PyType_Type || (meta == plain && meta->tp_version_tag == version)) {
        return 1;
    }
    static PyObject *name;
    if (!PyType_IsSubtype(meta, &PyType_Type) || (name == NULL && (name = PyUnicode_InternFromString("__instancecheck__")) == NULL)) {
        PyErr_Clear();
        return 0;
    }
    if (_PyType_Lookup(meta, name) != _PyType_Lookup(&PyType_Type, name) || meta->tp_version_tag == 0) {
        return 0;
    }
    plain = meta;
    version = meta->tp_version_tag;
    return 1;
}

/* Return whether the class of this object does not let it say that it is of another class. */
static inline int boardrules_is_plain_object(PyTypeObject *type) {
    static PyObject *name;
    if (name == NULL && (name = PyUnicode_InternFromString("__class__")) == NULL) {
        PyErr_Clear();
        return 0;
    }
    return type->tp_getattro == PyObject_GenericGetAttr && _PyType_Lookup(type, name) == _PyType_Lookup(&PyBaseObject_Type, name);
}

__attribute__((noinline, unused)) static int boardrules_is_of_other(PyObject *object, PyObject *class) {
    if (boardrules_is_plain_class(Py_TYPE(class))) {
        if (PyType_IsSubtype(Py_TYPE(object), (PyTypeObject *)class)) {
            return 1;
        }
        if (boardrules_is_plain_object(Py_TYPE(object))) {
            return 0;
        }
    }
    return PyObject_IsInstance(object, class);
}

static inline int boardrules_is_instance(PyObject *object, PyObject *class) {
    return (PyObject *)Py_TYPE(object) == class ? 1 : boardrules_is_of_other(object, class);
}

#define PyObject_IsInstance boardrules_is_instance

#undef CPyObject_GetAttr
#define CPyObject_GetAttr(object, name)                 \
    __extension__({                                     \
        static boardrules_place boardrules_here;        \
        boardrules_get(&boardrules_here, object, name); \
    })

#endif
#endif
#endif
