// Filled in the slices that follow.
