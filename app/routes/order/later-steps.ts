/** The steps that nobody sees first are fetched once somebody fills one in, so that the form is there sooner. */
import { lazy } from 'react';

const service = () => import('./service/service-step.tsx');
const checkout = () => import('./payment/checkout-step.tsx');

export const ServiceStep = lazy(async () => ({ default: (await service()).ServiceStep }));
export const CheckoutStep = lazy(async () => ({ default: (await checkout()).CheckoutStep }));

/** A failure here is not told: the step asks again when it is opened. */
export function fetchLaterSteps(): void {
  for (const fetchStep of [service, checkout]) fetchStep().catch(() => undefined);
}
