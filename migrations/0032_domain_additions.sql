CREATE TABLE "domain_additions" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"domain" text NOT NULL,
	"kind" text NOT NULL,
	"own" boolean NOT NULL,
	"authcode" text,
	"price" integer NOT NULL,
	"state" text NOT NULL,
	"charge_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "domain_additions_charge" UNIQUE("charge_id")
);
--> statement-breakpoint
ALTER TABLE "domain_registrations" ADD COLUMN "price" integer;--> statement-breakpoint
ALTER TABLE "domain_registrations" ADD COLUMN "charge_id" text;--> statement-breakpoint
ALTER TABLE "domain_additions" ADD CONSTRAINT "domain_additions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "domain_additions_order" ON "domain_additions" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "domain_additions_open" ON "domain_additions" USING btree ("order_id") WHERE "domain_additions"."state" = 'open';