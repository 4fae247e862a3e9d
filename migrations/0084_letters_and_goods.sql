-- locks: shop_products, a row for each product of sites of Pro: a column without a default is added, and none is rewritten
ALTER TABLE "shop_products" ADD COLUMN "came_at" timestamp with time zone;