export { bookingsAtAGlance, bookingsOfSite } from './bookings-of-site.ts';
