CREATE TABLE "text_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"site_id" text NOT NULL,
	"key" text NOT NULL,
	"place" text NOT NULL,
	"about" text NOT NULL,
	"points" text NOT NULL,
	"tone" text NOT NULL,
	"state" text NOT NULL,
	"delivered" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "text_requests" ADD CONSTRAINT "text_requests_site_id_site_contents_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site_contents"("site_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "text_requests_once" ON "text_requests" USING btree ("site_id","key");--> statement-breakpoint
CREATE INDEX "text_requests_asked" ON "text_requests" USING btree ("asked_at","id");--> statement-breakpoint
CREATE INDEX "text_requests_open" ON "text_requests" USING btree ("asked_at","id") WHERE state in ('asked', 'in-work');