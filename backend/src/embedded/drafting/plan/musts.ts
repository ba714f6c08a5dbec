/** How many of the things that an idea asks for are indispensable, as long as nobody has ranked them. */
export const mostMusts = 7;
