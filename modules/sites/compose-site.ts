import type { Lang, LayoutName, SiteDocument } from '../../site-kit/document.ts';
import type { FactsInput } from '../../site-kit/facts/input.ts';
import { readFacts } from '../../site-kit/facts/read-facts.ts';
import type { PhotoRow } from './page-snapshots.ts';
import type { LegalIdentity } from './schemas.ts';
