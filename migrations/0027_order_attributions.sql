CREATE TABLE "order_attributions" (
	"order_id" text PRIMARY KEY NOT NULL,
	"agent_id" text NOT NULL,
	"by" text NOT NULL,
	"link_id" text,
	"rule_version" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
-- Orders older than the rule: an agent has those that they opened. By which link a customer came was not kept.
INSERT INTO "order_attributions" ("order_id", "agent_id", "by", "rule_version", "at")
SELECT "id", "agent_id", 'opened', 0, "created_at" FROM "orders" WHERE "agent_id" IS NOT NULL;--> statement-breakpoint
DROP INDEX "orders_agent";--> statement-breakpoint
ALTER TABLE "preview_links" ADD COLUMN "came_by" text;--> statement-breakpoint
ALTER TABLE "order_attributions" ADD CONSTRAINT "order_attributions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_attributions_agent" ON "order_attributions" USING btree ("agent_id","at","order_id");--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "agent_id";