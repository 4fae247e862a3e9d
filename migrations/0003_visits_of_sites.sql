CREATE TABLE "site_visits" (
	"site_id" text NOT NULL,
	"day" date NOT NULL,
	"path" text NOT NULL,
	"views" integer NOT NULL,
	"visits" integer NOT NULL,
	CONSTRAINT "site_visits_site_id_day_path_pk" PRIMARY KEY("site_id","day","path")
);
