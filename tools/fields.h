/* Reads fields of Structs without a search. tools/compile_engines.py includes this in the C code of each library.

   mypyc reads an attribute of an object that is not of a native class by PyObject_GetAttr, which searches the bases of the class each
   time. The values of boardrules are such objects: msgspec makes their classes. Their fields are slots, which lie at a fixed place in
   the object. So every place in the code that reads an attribute remembers up to two classes, each with the name read (getattr() may read
   several at one place) and the place of the slot in its objects. A class is known by its version, which CPython changes with each change
   of the class or of a base; whatever is not a slot that is set is read by PyObject_GetAttr. */

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
    boardrules_slot known[BOARDRULES_CLASSES];
    unsigned int misses;
} boardrules_place;

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
        PyObject *value = PyDict_GetItemWithError(PyModule_GetDict(object), name);
        if (value != NULL) {
            return Py_NewRef(value);
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

#undef CPyObject_GetAttr
#define CPyObject_GetAttr(object, name)                 \
    __extension__({                                     \
        static boardrules_place boardrules_here;        \
        boardrules_get(&boardrules_here, object, name); \
    })

#endif
#endif
#endif
