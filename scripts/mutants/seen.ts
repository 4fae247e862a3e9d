/** What became of a fault: 'seen' by whom, 'unseen', or 'broken' where the product did not even load, which proves nothing. */
export type Seen = { as: 'seen'; by: string } | { as: 'unseen' } | { as: 'broken'; why: string };

/** An error that says that the text is no program, or names what does not exist. */
export const IS_NO_PROGRAM = /\b(?:SyntaxError|ReferenceError|PARSE_ERROR|Transform failed)\b/;
