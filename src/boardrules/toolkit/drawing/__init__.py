"""Parts of pictures that all games share: colours, widths of text, marks, legends, anchors and words."""
