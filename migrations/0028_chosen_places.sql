ALTER TABLE "domain_registrations" ADD COLUMN "place" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Names of orders older than this stand as their order has them; another name for one that failed has its place.
UPDATE "domain_registrations" AS r SET "place" = coalesce(array_position(o."domains", r."domain") - 1, 0)
FROM "orders" AS o WHERE o."id" = r."order_id";--> statement-breakpoint
UPDATE "domain_registrations" AS r SET "place" = coalesce((
	SELECT f."place" FROM "domain_registrations" AS f
	WHERE f."order_id" = r."order_id" AND f."state" = 'replaced' AND f."updated_at" <= r."created_at" + interval '1 second'
	ORDER BY f."updated_at" DESC LIMIT 1), r."place")
FROM "orders" AS o WHERE o."id" = r."order_id" AND NOT r."domain" = ANY (o."domains");
