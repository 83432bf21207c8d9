"""Random conversations that say anything in any order, and what is judged in them."""
