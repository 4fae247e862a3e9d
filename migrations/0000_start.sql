CREATE TABLE "audit_log" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"request_id" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "effects" (
	"key" text PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"intended_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"result" jsonb
);
--> statement-breakpoint
CREATE TABLE "inbox_events" (
	"id" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"event_id" text NOT NULL,
	"type" text NOT NULL,
	"payload" jsonb NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"applied_at" timestamp with time zone,
	"deliveries" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "inbox_events_source_event" UNIQUE("source","event_id")
);
--> statement-breakpoint
CREATE TABLE "checkout_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"cart_hash" text NOT NULL,
	"amount" integer NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"order_id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"facebook_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "customers_customer_id_unique" UNIQUE("customer_id")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"key" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"subscription_id" text NOT NULL,
	"amount" integer,
	"reason" text NOT NULL,
	"provider_id" text,
	"status" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"session_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"status" text NOT NULL,
	"amount" integer NOT NULL,
	"current_period_end" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "subscriptions_order_id_unique" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "domain_registrations" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"domain" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"contact" jsonb NOT NULL,
	"authcode" text,
	"operation_id" text,
	"failure" text,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"registered_at" timestamp with time zone,
	CONSTRAINT "domain_registrations_order_domain" UNIQUE("order_id","domain")
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"order_id" text NOT NULL,
	"occasion" text DEFAULT '' NOT NULL,
	"to" text NOT NULL,
	"lang" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"refused_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "mails_once" UNIQUE("kind","order_id","occasion")
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"from" text NOT NULL,
	"to" text NOT NULL,
	"why" text NOT NULL,
	"actor" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_sessions" (
	"session_hash" text NOT NULL,
	"order_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_sessions_session_hash_order_id_pk" PRIMARY KEY("session_hash","order_id")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"page_id" text NOT NULL,
	"page_name" text NOT NULL,
	"state" text NOT NULL,
	"locale" text NOT NULL,
	"layout" text,
	"type" text NOT NULL,
	"billing" jsonb NOT NULL,
	"cart" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"domains" text[] DEFAULT '{}' NOT NULL,
	"domain_choice" text DEFAULT 'register' NOT NULL,
	"domain_own_register" boolean DEFAULT false NOT NULL,
	"domain_info" jsonb,
	"domain_info_type" text DEFAULT 'customer' NOT NULL,
	"authcode" text,
	"step" integer NOT NULL,
	"customer_id" text,
	"subscription_id" text,
	"terms_version" text,
	"terms_locale" text,
	"terms_accepted_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"live_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "previews" (
	"id" text PRIMARY KEY NOT NULL,
	"page_id" text NOT NULL,
	"locale" text NOT NULL,
	"lang" text,
	"state" text NOT NULL,
	"reason" text,
	"name" text DEFAULT '' NOT NULL,
	"layouts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"ready_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"retired_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "page_snapshots" (
	"page_id" text PRIMARY KEY NOT NULL,
	"page" jsonb NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	"revision" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "photo_sources" (
	"page_id" text NOT NULL,
	"ref" text NOT NULL,
	"photo_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "photo_sources_page_id_ref_pk" PRIMARY KEY("page_id","ref")
);
--> statement-breakpoint
CREATE TABLE "photos" (
	"id" text PRIMARY KEY NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"focal_x" real NOT NULL,
	"focal_y" real NOT NULL,
	"color" text NOT NULL,
	"dhash" text NOT NULL,
	"sharpness" real NOT NULL,
	"flyer" boolean NOT NULL,
	"clusters" jsonb NOT NULL,
	"scrim_whole" real NOT NULL,
	"scrim_lower" real NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_hosts" (
	"host" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"canonical" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_versions" (
	"id" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"content_hash" text NOT NULL,
	"document" jsonb NOT NULL,
	"files" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sites" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"page_id" text NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"layout" text NOT NULL,
	"lang" text NOT NULL,
	"tier" text NOT NULL,
	"status" text NOT NULL,
	"legal" jsonb,
	"current_version_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sites_order" UNIQUE("order_id"),
	CONSTRAINT "sites_slug" UNIQUE("slug")
);
--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_sessions" ADD CONSTRAINT "order_sessions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_sources" ADD CONSTRAINT "photo_sources_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_hosts" ADD CONSTRAINT "site_hosts_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_versions" ADD CONSTRAINT "site_versions_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "domain_registrations_domain" ON "domain_registrations" USING btree ("domain");--> statement-breakpoint
CREATE INDEX "mails_order" ON "mails" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "orders_page" ON "orders" USING btree ("page_id");--> statement-breakpoint
CREATE INDEX "orders_state_updated" ON "orders" USING btree ("state","updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "previews_live_page" ON "previews" USING btree ("page_id") WHERE retired_at is null;--> statement-breakpoint
CREATE INDEX "previews_expiry" ON "previews" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "photo_sources_photo" ON "photo_sources" USING btree ("photo_id");--> statement-breakpoint
CREATE INDEX "site_hosts_site" ON "site_hosts" USING btree ("site_id");--> statement-breakpoint
CREATE INDEX "site_versions_site" ON "site_versions" USING btree ("site_id","created_at");