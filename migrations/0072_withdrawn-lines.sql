-- contract after 0071
-- locks: orders, withdrawals and refunds of sites of Pro, some thousand rows
-- An order is taken back more than once. The version before writes the first of them, and bears it that there are others.
ALTER TABLE "shop_withdrawals" ADD COLUMN "nth" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_withdrawals" DROP CONSTRAINT "shop_withdrawals_pkey";--> statement-breakpoint
ALTER TABLE "shop_withdrawals" ADD CONSTRAINT "shop_withdrawals_order_id_nth_pk" PRIMARY KEY("order_id","nth");--> statement-breakpoint
ALTER TABLE "shop_lines" ADD COLUMN "withdrawn" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_lines" ADD CONSTRAINT "shop_lines_withdrawn" CHECK ("shop_lines"."withdrawn" between 0 and "shop_lines"."quantity");--> statement-breakpoint
CREATE TABLE "shop_withdrawn_lines" (
	"order_id" text NOT NULL,
	"nth" integer NOT NULL,
	"variant_id" text NOT NULL,
	"pieces" integer NOT NULL,
	CONSTRAINT "shop_withdrawn_lines_order_id_nth_variant_id_pk" PRIMARY KEY("order_id","nth","variant_id"),
	CONSTRAINT "shop_withdrawn_lines_pieces" CHECK ("shop_withdrawn_lines"."pieces" > 0)
);
--> statement-breakpoint
ALTER TABLE "shop_withdrawn_lines" ADD CONSTRAINT "shop_withdrawn_lines_withdrawal" FOREIGN KEY ("order_id","nth") REFERENCES "public"."shop_withdrawals"("order_id","nth") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_withdrawn_lines" ADD CONSTRAINT "shop_withdrawn_lines_line" FOREIGN KEY ("order_id","variant_id") REFERENCES "public"."shop_lines"("order_id","variant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Counted here, so that no program takes back more pieces than were bought.
CREATE FUNCTION "shop_withdrawn_lines_count"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "shop_lines" SET "withdrawn" = "withdrawn" + NEW."pieces"
    WHERE "order_id" = NEW."order_id" AND "variant_id" = NEW."variant_id";
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "shop_withdrawn_lines_count" AFTER INSERT ON "shop_withdrawn_lines" FOR EACH ROW EXECUTE FUNCTION "shop_withdrawn_lines_count"();--> statement-breakpoint
INSERT INTO "shop_withdrawn_lines" ("order_id", "nth", "variant_id", "pieces")
  SELECT l."order_id", 1, l."variant_id", l."quantity" FROM "shop_lines" l
  JOIN "shop_withdrawals" w ON w."order_id" = l."order_id" WHERE l."taken_back";--> statement-breakpoint
-- What was taken back before lines knew of it, of orders that were not over then (0063): all that can be given back, for nobody could choose. Its
-- pieces are still reserved where the order waits, and free now.
WITH "late" AS (
  SELECT l."order_id", l."variant_id", l."quantity", o."state" FROM "shop_lines" l
  JOIN "shop_withdrawals" w ON w."order_id" = l."order_id" JOIN "shop_orders" o ON o."id" = l."order_id"
  WHERE l."withdrawal" = 'yes' AND NOT EXISTS (SELECT FROM "shop_withdrawn_lines" t WHERE t."order_id" = l."order_id")
), "noted" AS (
  INSERT INTO "shop_withdrawn_lines" ("order_id", "nth", "variant_id", "pieces")
    SELECT "order_id", 1, "variant_id", "quantity" FROM "late"
), "moved" AS (
  INSERT INTO "shop_moves" ("variant_id", "order_id", "kind", "stock_by", "reserved_by", "at")
    SELECT "variant_id", "order_id", 'withdrawal', 0, -"quantity", now() FROM "late"
    WHERE "state" IN ('placed', 'accepted', 'awaiting-payment', 'paid', 'ready')
    RETURNING "variant_id", "reserved_by"
)
UPDATE "shop_variants" v SET "reserved" = v."reserved" + m."pieces"
  FROM (SELECT "variant_id", sum("reserved_by") AS "pieces" FROM "moved" GROUP BY 1) m WHERE m."variant_id" = v."id";--> statement-breakpoint
-- The version before knows whole lines only and says so in "taken_back", which goes with a later contract.
CREATE FUNCTION "shop_lines_taken_back"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "shop_withdrawn_lines" ("order_id", "nth", "variant_id", "pieces")
    VALUES (NEW."order_id", 1, NEW."variant_id", NEW."quantity");
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "shop_lines_taken_back" AFTER UPDATE OF "taken_back" ON "shop_lines" FOR EACH ROW
  WHEN (NEW."taken_back" AND NOT OLD."taken_back") EXECUTE FUNCTION "shop_lines_taken_back"();--> statement-breakpoint
ALTER TABLE "takings_payments" ADD COLUMN "given_back" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "takings_payments" p SET "given_back" = r."sum" FROM (
  SELECT "payment_id", sum("amount") AS "sum" FROM "takings_refunds" WHERE "state" <> 'failed' GROUP BY 1
) r WHERE r."payment_id" = p."id";--> statement-breakpoint
ALTER TABLE "takings_payments" ADD CONSTRAINT "takings_payments_given_back" CHECK ("takings_payments"."given_back" between 0 and "takings_payments"."amount");--> statement-breakpoint
-- Counted here, so that no program gives back more than came: what the provider refused does not count.
CREATE FUNCTION "takings_refunds_count"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was integer := CASE WHEN TG_OP <> 'INSERT' AND OLD."state" <> 'failed' THEN OLD."amount" ELSE 0 END;
  is_now integer := CASE WHEN TG_OP <> 'DELETE' AND NEW."state" <> 'failed' THEN NEW."amount" ELSE 0 END;
BEGIN
  IF was <> is_now THEN
    UPDATE "takings_payments" SET "given_back" = "given_back" + is_now - was
      WHERE "id" = CASE WHEN TG_OP = 'DELETE' THEN OLD."payment_id" ELSE NEW."payment_id" END;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "takings_refunds_count" AFTER INSERT OR UPDATE OR DELETE ON "takings_refunds" FOR EACH ROW EXECUTE FUNCTION "takings_refunds_count"();
