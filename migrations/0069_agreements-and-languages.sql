CREATE TABLE "agreements" (
	"order_id" text NOT NULL,
	"version" text NOT NULL,
	"lang" text NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL,
	"person" text NOT NULL,
	"text" jsonb NOT NULL,
	CONSTRAINT "agreements_order_id_version_pk" PRIMARY KEY("order_id","version")
);
--> statement-breakpoint
ALTER TABLE "site_versions" ADD COLUMN "translations" jsonb;--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;