import { converter } from 'culori';
import type { Photo } from '../../document.ts';

const oklab = converter('oklab');
const PALE = 0.9;

/** Whether a photo stands on a white ground, which would only turn grey under a dark wash. */
export const isPale = ({ color }: Photo): boolean => (oklab(color)?.l ?? 0) > PALE;
