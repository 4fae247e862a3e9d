import { OF_ANSWERS } from './of-answers.ts';
import { OF_READINGS } from './of-readings.ts';

export const INVARIANTS = [...OF_READINGS, ...OF_ANSWERS];
