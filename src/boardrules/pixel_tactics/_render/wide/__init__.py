"""The picture in one wide layout."""
