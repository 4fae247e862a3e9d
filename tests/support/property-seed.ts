/**
 * Property tests try the same cases in every run of the tests: red means that the change did it. Other cases are looked for by
 * `npm run explore`, which gives another seed each time; what it finds becomes a test of its own or a mend (decision 56).
 */
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 20_261_124) });
