CREATE TABLE "installation" (
	"name" text PRIMARY KEY NOT NULL,
	"mark" text NOT NULL,
	"noted_at" timestamp with time zone NOT NULL
);
