-- locks: orders and bookings of sites of Pro, for the moments in which a word is written beside each index and what waits to be sorted in is sorted in: some thousand entries at most
ALTER INDEX "bookings_contacts" SET (fastupdate = off);--> statement-breakpoint
ALTER INDEX "shop_orders_contacts" SET (fastupdate = off);--> statement-breakpoint
SELECT gin_clean_pending_list('bookings_contacts'), gin_clean_pending_list('shop_orders_contacts');
