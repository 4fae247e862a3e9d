CREATE TABLE "sale_exceptions" (
	"order_id" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"granted_by" text NOT NULL,
	"granted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "sale_exception" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sale_exceptions" ADD CONSTRAINT "sale_exceptions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Sales older than the rule: the first of each business is its sale, each further one stands as an exception, and a person is told.
INSERT INTO "sale_exceptions" ("order_id", "reason", "granted_by", "granted_at")
SELECT "id", 'sold before the rule that a business is sold once', 'migration', now() FROM (
	SELECT "id", row_number() OVER (PARTITION BY "page_id" ORDER BY "paid_at" NULLS LAST, "created_at", "id") AS "place"
	FROM "orders" WHERE "state" IN ('complete', 'provisioning', 'live', 'past_due', 'suspended')
) AS "sold" WHERE "place" > 1;--> statement-breakpoint
UPDATE "orders" SET "sale_exception" = true WHERE "id" IN (SELECT "order_id" FROM "sale_exceptions");--> statement-breakpoint
INSERT INTO "tasks" ("key", "kind", "subject", "detail", "opened_at", "last_at")
SELECT 'ordering.sold-twice:' || "order_id", 'ordering.sold-twice', "order_id", 'sold before the rule that a business is sold once', now(), now()
FROM "sale_exceptions";--> statement-breakpoint
CREATE INDEX "customers_page" ON "customers" USING btree ("facebook_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_sale" ON "orders" USING btree ("page_id") WHERE state in ('complete', 'provisioning', 'live', 'past_due', 'suspended') and not sale_exception;