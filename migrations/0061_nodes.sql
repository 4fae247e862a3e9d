CREATE TABLE "nodes" (
	"id" text PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"role" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "host_changes" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"opens" boolean NOT NULL,
	"tx" bigint DEFAULT pg_current_xact_id()::text::bigint NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "host_changes_tx" ON "host_changes" USING btree ("tx");