-- A restore of a backup older than this table has made it already (platform/backup/begin-recovery.ts).
CREATE TABLE IF NOT EXISTS "recoveries" (
	"id" text PRIMARY KEY NOT NULL,
	"data_of" timestamp with time zone,
	"started_at" timestamp with time zone NOT NULL,
	"why" text NOT NULL,
	"report" jsonb,
	"compared_at" timestamp with time zone,
	"asked" text,
	"answer" text,
	"ended_at" timestamp with time zone,
	"ended_by" text
);
--> statement-breakpoint
CREATE TABLE "adopted_documents" (
	"year" integer NOT NULL,
	"number" integer NOT NULL,
	"source" text,
	"day" date NOT NULL,
	"file_name" text NOT NULL,
	"xml" text,
	"adopted_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "adopted_documents_year_number_pk" PRIMARY KEY("year","number"),
	CONSTRAINT "adopted_documents_source" UNIQUE("source")
);
