CREATE TABLE "site_months" (
	"site_id" text NOT NULL,
	"month" date NOT NULL,
	"figures" jsonb NOT NULL,
	CONSTRAINT "site_months_site_id_month_pk" PRIMARY KEY("site_id","month")
);
--> statement-breakpoint
ALTER TABLE "site_visits" RENAME TO "site_visits_rest";--> statement-breakpoint
ALTER TABLE "site_visits_rest" RENAME CONSTRAINT "site_visits_site_id_day_path_pk" TO "site_visits_rest_pkey";--> statement-breakpoint
ALTER TABLE "site_visits_rest" ADD COLUMN "counts" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "site_visits_rest" ADD COLUMN "names" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
CREATE TABLE "site_visits" (
	"site_id" text NOT NULL,
	"day" date NOT NULL,
	"path" text NOT NULL,
	"views" integer NOT NULL,
	"visits" integer NOT NULL,
	"counts" integer[] DEFAULT '{}' NOT NULL,
	"names" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "site_visits_site_id_day_path_pk" PRIMARY KEY("site_id","day","path")
) PARTITION BY RANGE ("day");
--> statement-breakpoint
ALTER TABLE "site_visits" ATTACH PARTITION "site_visits_rest" DEFAULT;
