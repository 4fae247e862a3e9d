import { manySeeds } from './many-seeds.ts';

manySeeds(1, 30);
