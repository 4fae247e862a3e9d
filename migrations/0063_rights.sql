-- locks: orders, bookings and refunds of sites of Pro, some thousand rows
DROP INDEX "bookings_key";--> statement-breakpoint
DROP INDEX "shop_orders_key";--> statement-breakpoint
ALTER TABLE "shop_lines" ADD COLUMN "taken_back" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "takings_refunds" ADD COLUMN "provider_id" text;--> statement-breakpoint
CREATE INDEX "takings_refunds_provider" ON "takings_refunds" USING btree ("provider_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_key" ON "bookings" USING btree ("key_hash","site_id");--> statement-breakpoint
CREATE UNIQUE INDEX "shop_orders_key" ON "shop_orders" USING btree ("key_hash","site_id");;--> statement-breakpoint
-- What was taken back before lines knew of it, of orders that are over: pieces of those that are not stay reserved, as they are counted.
UPDATE "shop_lines" l SET "taken_back" = true FROM "shop_withdrawals" w, "shop_orders" o
  WHERE w."order_id" = l."order_id" AND o."id" = l."order_id" AND l."withdrawal" = 'yes'
  AND o."state" NOT IN ('placed', 'accepted', 'awaiting-payment', 'paid', 'ready');
