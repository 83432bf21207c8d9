"""Languages that a model hears with the sounds of another: one file a language, named after its code."""
