DROP INDEX "bookings_key";--> statement-breakpoint
DROP INDEX "shop_orders_key";--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_key" ON "bookings" USING btree ("key_hash","site_id");--> statement-breakpoint
CREATE UNIQUE INDEX "shop_orders_key" ON "shop_orders" USING btree ("key_hash","site_id");