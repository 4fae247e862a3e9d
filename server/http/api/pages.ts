import { Hono } from 'hono';
import type { HttpEnv } from '../request-context.ts';
import { pagePreviewRoutes } from './page-preview.ts';
import { pageSearchRoutes } from './page-search.ts';
import { pagePictureRoutes } from './picture.ts';

export const pageRoutes = new Hono<HttpEnv>()
  .route('/', pageSearchRoutes)
  .route('/', pagePreviewRoutes)
  .route('/', pagePictureRoutes);
