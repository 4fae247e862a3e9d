-- locks: orders of shops of Pro, some thousand rows: read once for each index while readers go on and who orders waits
CREATE INDEX "shop_orders_delivered" ON "shop_orders" USING btree ("site_id") WHERE delivery is not null;--> statement-breakpoint
CREATE INDEX "shop_orders_paid" ON "shop_orders" USING btree ("site_id") WHERE mode = 'paid';