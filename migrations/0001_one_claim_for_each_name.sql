CREATE TABLE "order_offers" (
	"session_id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"cart" jsonb NOT NULL,
	"domains" text[] NOT NULL,
	"domain_choice" text NOT NULL,
	"authcode" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "domain_registrations" DROP CONSTRAINT "domain_registrations_order_domain";--> statement-breakpoint
DROP INDEX "domain_registrations_domain";--> statement-breakpoint
ALTER TABLE "effects" ADD COLUMN "intent" jsonb;--> statement-breakpoint
ALTER TABLE "checkout_sessions" ADD COLUMN "next_ask_at" timestamp with time zone;--> statement-breakpoint
UPDATE "checkout_sessions" SET "next_ask_at" = now() WHERE "status" = 'open';--> statement-breakpoint
ALTER TABLE "order_offers" ADD CONSTRAINT "order_offers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "checkout_sessions_order" ON "checkout_sessions" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "checkout_sessions_next_ask" ON "checkout_sessions" USING btree ("next_ask_at");--> statement-breakpoint
CREATE UNIQUE INDEX "domain_registrations_claim" ON "domain_registrations" USING btree ("domain") WHERE "domain_registrations"."state" in ('wanted', 'submitted', 'registered');--> statement-breakpoint
CREATE INDEX "domain_registrations_order" ON "domain_registrations" USING btree ("order_id");--> statement-breakpoint
ALTER TABLE "domain_registrations" ADD CONSTRAINT "domain_registrations_operation" UNIQUE("operation_id");