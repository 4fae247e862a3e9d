/** What hinders a start, one sentence each with the variable's name; none when the product can start. Makes DATA_DIR. */
export function beforeStart(env: NodeJS.ProcessEnv): Promise<string[]>;
