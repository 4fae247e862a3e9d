-- locks: none that anybody waits for: a table is made
CREATE TABLE "agreement_asks" (
	"order_id" text NOT NULL,
	"version" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"reminded_at" timestamp with time zone,
	CONSTRAINT "agreement_asks_order_id_version_pk" PRIMARY KEY("order_id","version")
);
--> statement-breakpoint
ALTER TABLE "agreement_asks" ADD CONSTRAINT "agreement_asks_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;