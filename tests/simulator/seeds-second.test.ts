import { manySeeds } from './many-seeds.ts';

manySeeds(61, 60);
