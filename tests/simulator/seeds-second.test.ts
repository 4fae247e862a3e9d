import { manySeeds } from './many-seeds.ts';

manySeeds(31, 30);
