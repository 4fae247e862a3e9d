import sharp from 'sharp';
import { demoFile } from '../../../tests/fixtures/pages.ts';
import { TRADE_FACTS } from './trade-facts.ts';

export interface CastPhoto {
  source: string;
  width: number;
  height: number;
}

/** The photos that the trades use, measured once from their files. */
export async function castPhotos(): Promise<Map<string, CastPhoto>> {
  const stems = [...new Set(Object.values(TRADE_FACTS).flatMap((facts) => facts.photos))];
  const measured = await Promise.all(
    stems.map(async (stem) => {
      const source = `/demo/photos/npm/${stem}.jpg`;
      const { width, height } = await sharp(demoFile(source)).metadata();
      return [stem, { source, width, height }] as const;
    }),
  );
  return new Map(measured);
}
