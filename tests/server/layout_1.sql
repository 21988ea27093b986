BEGIN TRANSACTION;
CREATE TABLE archive (
	"table" VARCHAR(32) NOT NULL, 
	version INTEGER NOT NULL, 
	frames BLOB NOT NULL, 
	PRIMARY KEY ("table")
);
INSERT INTO "archive" VALUES('pV7tB1LP_DB044mQ',1,X'7801CD57DB8EDA3010FD152B8FC845B113AE120F7DEA47A0D5CA026B418083E26C51D5F6DF3BB6E30BACD3380A5B5508E33866CE3933E399E467F6C62E3C5B6797E38E6738137025B3F536FB2A045C7E7BE7B241347BC1D9B592C7E658097D57ED46D733FBC16BB9A1E8173A7076DD5082C8F4CA6E9BE650730EF30393AFEA9A201AACD3607DCF77A74D8E67F02900EF83DDA67ABD54DF39601884BC13814C1B76E26204964620AB1108D47118A88BCC5BD44ADCFBCDAA2A3B3D18601EE58ED57BB9C9270526A8A55076B9D6C82D52816F155008036ADC5DA27D084B3D6C991451427B08CCACF2671130BA6DAA7639BC0F763656B7CB64D0159E141BF1798FEE90002638C781EB8BB8EBB5F265EBEFA60757392616F045201C7089C72D26294778D183BF68753F0D5FABB6E7AB4B751FEA72A4EAB227CB573DAA1FF0A9F73AC57F8B76DFF1B6B8A662C7E2BD0A95D349610FB8C2A52925DBC6FB434FB0994E729BEA7A4B2F09C0BD974F6234CC317F0638F0F3354EA94E40B77DEB0BBA1D85E035B4A5AED6E8DCD0DD255D8DEF63027D5AB5CB5A35E95C57055519225FD878AEDED4B6ADEEF54855738908BA54EF924FA1E16F6DF38FDD82A78376B940AA674F21026A6D5FB39B440CA93E1433E277B74F16917F78DBC3D9B87FA4D1A18EFCE7D0F1F6539C13901F44274DABB3AE421BF331ACC76F8C4B05F21FE5018D71F1411AE4F5E413E2ED874910758B8B917BF24E3B1FF71950C4543AD3FF38FCC32B411BA4588AA666A2137BEF982E2E3E428F19D046690C176F3C0C7F179580F9239736AC112E692A9DE9CE0C80A6207755AD5F00A17DE4B0115A871E098C25366309F31936E30CE6736CC605CC17D88C4B98AFB019573027396E7F8836080F8EF98BC2E3A2E1025E3DD7A62655D50935078ECE0CDE3B752F424CEC551395D3ECF71FA4BF8980');
CREATE TABLE entries (
	"table" VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	body TEXT NOT NULL, 
	"check" VARCHAR(16) NOT NULL, 
	PRIMARY KEY ("table", number)
)
 WITHOUT ROWID

;
INSERT INTO "entries" VALUES('0WzSrlb6oD4pIoWw',1,1794817818592,'{"kind":"sat","seat":0,"name":"Ann","token":"f31d8aaf8ce8eb32a9ea4b16e2a8e8d4aed23dda909d1869","program":true}','0a336593dc7fc3f4');
INSERT INTO "entries" VALUES('0WzSrlb6oD4pIoWw',2,1794817818620,'{"kind":"sat","seat":1,"name":"Guest 2","token":"36460d48df0d22fa3531a27487da82dcbc0e60308dfcf5f9","program":true}','ae56198e8a9c6c9c');
INSERT INTO "entries" VALUES('0WzSrlb6oD4pIoWw',3,1794817818644,'{"kind":"sat","seat":2,"name":"Guest 3","token":"9286facdeeb201b32d667e473ede59de3e97b488c573316e","program":true}','d5c9b46deae5f5a7');
INSERT INTO "entries" VALUES('0WzSrlb6oD4pIoWw',4,1794817818644,'{"kind":"started"}','789ca95e274add2e');
INSERT INTO "entries" VALUES('0WzSrlb6oD4pIoWw',5,1794817818774,'{"kind":"moved","seat":0,"ply":0,"move":"one","digest":"3d0ee1ea6bf0736d"}','9187550490cd73c7');
INSERT INTO "entries" VALUES('0WzSrlb6oD4pIoWw',6,1794817818802,'{"kind":"moved","seat":1,"ply":1,"move":"one","digest":"69dbe9e6941658c2"}','093afd44916a3341');
INSERT INTO "entries" VALUES('0WzSrlb6oD4pIoWw',7,1794817818807,'{"kind":"moved","seat":2,"ply":2,"move":"paw three","digest":"128055493caf8e59"}','637bdb8a3cd3251f');
INSERT INTO "entries" VALUES('0WzSrlb6oD4pIoWw',8,1794817818811,'{"kind":"moved","seat":0,"ply":3,"move":"one","digest":"8b3157a5a13e6f76"}','d1c117ef5d8232ad');
INSERT INTO "entries" VALUES('0WzSrlb6oD4pIoWw',9,1794817818813,'{"kind":"said","seat":0,"text":"Good luck"}','f34e0075539be165');
INSERT INTO "entries" VALUES('Pg7O6h1CLBhxzNNs',1,1794817818831,'{"kind":"sat","seat":0,"name":"Ann","token":"ab9cb4ef4f82a7208399443410431d47da70732949b3a489","program":true}','24f7bde4d63eb26e');
INSERT INTO "entries" VALUES('Pg7O6h1CLBhxzNNs',2,1794817818843,'{"kind":"sat","seat":1,"name":"Guest 2","token":"34caf5af06ac6ae231d266aae5169413978a84e546c6c553","program":true}','1e4c4e065559b9a6');
INSERT INTO "entries" VALUES('Pg7O6h1CLBhxzNNs',3,1794817818843,'{"kind":"started"}','dad3252f4551dead');
INSERT INTO "entries" VALUES('Pg7O6h1CLBhxzNNs',4,1794817818934,'{"kind":"moved","seat":1,"ply":0,"move":"8 1a","digest":"76138fb2b94fc218"}','cdb6f1c83697b921');
INSERT INTO "entries" VALUES('Pg7O6h1CLBhxzNNs',5,1794817818962,'{"kind":"moved","seat":0,"ply":1,"move":"6 1b","digest":"32ecdf8ad18652f2"}','077b5c586cdc8b86');
INSERT INTO "entries" VALUES('Pg7O6h1CLBhxzNNs',6,1794817818975,'{"kind":"moved","seat":1,"ply":2,"move":"joker 1a friends","digest":"3a202d679a19fdc0"}','9f652db7df7d24a6');
INSERT INTO "entries" VALUES('Pg7O6h1CLBhxzNNs',7,1794817818991,'{"kind":"moved","seat":0,"ply":3,"move":"give up","digest":"3498165b33308547"}','22aff4cbcb512d2e');
INSERT INTO "entries" VALUES('Pg7O6h1CLBhxzNNs',8,1794817818996,'{"kind":"moved","seat":1,"ply":4,"move":"place 2b","digest":"006f3c38a7c26a45"}','01f2fde9000f25c3');
INSERT INTO "entries" VALUES('Pg7O6h1CLBhxzNNs',9,1794817819010,'{"kind":"moved","seat":0,"ply":5,"move":"5 2c","digest":"0c099fe71dc1e498"}','0a8e30053223c81e');
INSERT INTO "entries" VALUES('Pg7O6h1CLBhxzNNs',10,1794817819013,'{"kind":"moved","seat":1,"ply":6,"move":"8 2d","digest":"5b30da293d213e6b"}','172470f625a70769');
INSERT INTO "entries" VALUES('Pg7O6h1CLBhxzNNs',11,1794817819015,'{"kind":"moved","seat":0,"ply":7,"move":"7 1d","digest":"19a95980121bd399"}','fc9f43e23070ddba');
INSERT INTO "entries" VALUES('Pg7O6h1CLBhxzNNs',12,1794817819016,'{"kind":"moved","seat":1,"ply":8,"move":"6 2a","digest":"a32e530831b8555c"}','774d109fc08eddda');
INSERT INTO "entries" VALUES('Pg7O6h1CLBhxzNNs',13,1794817819018,'{"kind":"moved","seat":0,"ply":9,"move":"1 1c","digest":"4f48c39d64e4b412"}','c71ca21e53f2150c');
INSERT INTO "entries" VALUES('Pg7O6h1CLBhxzNNs',14,1794817819020,'{"kind":"moved","seat":1,"ply":10,"move":"8 2b","digest":"cc503b5919c5b9ff"}','75e9b0fb04c03662');
INSERT INTO "entries" VALUES('Pg7O6h1CLBhxzNNs',15,1794817819021,'{"kind":"moved","seat":0,"ply":11,"move":"3 1a","digest":"bf40414f439ce770"}','717e9de13c9b3abd');
INSERT INTO "entries" VALUES('h8n3NTnWuKZerART',1,1794817816075,'{"kind":"sat","seat":0,"name":"Ann","token":"3f2a8c0beec882923a2e9a5cfe4e8194ca1dcf032e1f7b62","program":true}','c2500c4d28db40dd');
INSERT INTO "entries" VALUES('mKWOFT2B1ybLzrq1',1,1794817819111,'{"kind":"sat","seat":0,"name":"Ann","token":"ba1e9bef4c2a4a70852242f13a5aa3749ae15c9ddf8d5bfd","program":true}','7d315bdab2167c8a');
INSERT INTO "entries" VALUES('mKWOFT2B1ybLzrq1',2,1794817819130,'{"kind":"closed"}','a39686bea10b1d91');
INSERT INTO "entries" VALUES('pV7tB1LP_DB044mQ',1,1794817819029,'{"kind":"sat","seat":0,"name":"Ann","token":"d850b4d10815349aa570b791650aa943420ec376f5e3f43b","program":true}','c65aecbedcc45930');
INSERT INTO "entries" VALUES('pV7tB1LP_DB044mQ',2,1794817819041,'{"kind":"sat","seat":1,"name":"Guest 2","token":"4401b8d27938c956aa3d1a485165ecdba856b6f7555d0936","program":true}','f6a7887f963cc2db');
INSERT INTO "entries" VALUES('pV7tB1LP_DB044mQ',3,1794817819041,'{"kind":"started"}','5efb550d07f07a26');
INSERT INTO "entries" VALUES('pV7tB1LP_DB044mQ',4,1794817819055,'{"kind":"moved","seat":0,"ply":0,"move":"one","digest":"5e556f96a402303d"}','3adabbcaab72f303');
INSERT INTO "entries" VALUES('pV7tB1LP_DB044mQ',5,1794817819057,'{"kind":"moved","seat":1,"ply":1,"move":"one","digest":"adac42c442e765ea"}','25475b2bff016ffb');
INSERT INTO "entries" VALUES('pV7tB1LP_DB044mQ',6,1794817819060,'{"kind":"moved","seat":0,"ply":2,"move":"paw three","digest":"9b59c2ae33a20a51"}','a121acbb610dc287');
INSERT INTO "entries" VALUES('pV7tB1LP_DB044mQ',7,1794817819062,'{"kind":"moved","seat":1,"ply":3,"move":"paw three","digest":"a48e1dbdee9ca6dd"}','fd5ecd8d90d42d7e');
INSERT INTO "entries" VALUES('pV7tB1LP_DB044mQ',8,1794817819064,'{"kind":"moved","seat":0,"ply":4,"move":"one","digest":"e7318ea9b12020d1"}','5a1c3616508e2e83');
INSERT INTO "entries" VALUES('pV7tB1LP_DB044mQ',9,1794817819066,'{"kind":"moved","seat":1,"ply":5,"move":"one","digest":"f7f25f475b3a785e"}','f9c2504e2a512c95');
INSERT INTO "entries" VALUES('pV7tB1LP_DB044mQ',10,1794817819067,'{"kind":"moved","seat":0,"ply":6,"move":"paw one","digest":"9b8588591427ee82"}','423bc6f8565a2864');
INSERT INTO "entries" VALUES('pV7tB1LP_DB044mQ',11,1794817819070,'{"kind":"moved","seat":1,"ply":7,"move":"paw two","digest":"c8e77e15557036c4"}','5ad34ee95cf8dff7');
INSERT INTO "entries" VALUES('pV7tB1LP_DB044mQ',12,1794817819073,'{"kind":"moved","seat":0,"ply":8,"move":"one","digest":"efbedfe5822e0419"}','655bf357e848c2b2');
INSERT INTO "entries" VALUES('pV7tB1LP_DB044mQ',13,1794817819076,'{"kind":"moved","seat":1,"ply":9,"move":"one","digest":"b5fa6ec50f44c896"}','7b1d4ada5c11732a');
INSERT INTO "entries" VALUES('pV7tB1LP_DB044mQ',14,1794817819078,'{"kind":"moved","seat":0,"ply":10,"move":"paw two","digest":"f30a684161d776f5"}','452ab8421bef3df8');
INSERT INTO "entries" VALUES('pV7tB1LP_DB044mQ',15,1794817819080,'{"kind":"moved","seat":1,"ply":11,"move":"paw one","digest":"014a272cfd7315f9"}','ad93d86741b207da');
INSERT INTO "entries" VALUES('pV7tB1LP_DB044mQ',16,1794817819083,'{"kind":"moved","seat":0,"ply":12,"move":"paw one","digest":"8a82b78331420fde"}','5e636a778d498606');
INSERT INTO "entries" VALUES('pV7tB1LP_DB044mQ',17,1794817819086,'{"kind":"moved","seat":1,"ply":13,"move":"one","digest":"52e2f71c91e83e5f"}','09a4919bc262f52d');
INSERT INTO "entries" VALUES('pV7tB1LP_DB044mQ',18,1794817819088,'{"kind":"moved","seat":0,"ply":14,"move":"one","digest":"84d89d7443964b97","over":true}','40029c879d65c9e4');
CREATE TABLE nekoban (
	"key" VARCHAR(40) NOT NULL, 
	value TEXT, 
	PRIMARY KEY ("key")
);
INSERT INTO "nekoban" VALUES('schema','1');
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(80) NOT NULL, 
	version INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	settings TEXT NOT NULL, 
	"plan" TEXT NOT NULL, 
	seed VARCHAR(64) NOT NULL, 
	start TEXT, 
	host VARCHAR(64) NOT NULL, 
	created BIGINT NOT NULL, 
	changed BIGINT NOT NULL, 
	phase VARCHAR(8) NOT NULL, 
	listed BOOLEAN NOT NULL, 
	due BIGINT, 
	flaw TEXT, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('h8n3NTnWuKZerART','mice',1,'{"players":2}','{"listed":true,"spectators":false,"clock":{"kind":"none","minutes":10,"increment":5,"days":2},"stand_in":"random","undo":"ask","hints":true,"pace":null}','[{"kind":"open","name":"","bot":""},{"kind":"open","name":"","bot":""}]','d6d944c6e5f253cf0452fa2f8fc07972bb63ef5e126bf34e17d5c6bdacdf8fe5',NULL,'3f2a8c0beec882923a2e9a5cfe4e8194ca1dcf032e1f7b62',1794817816075,1794817816075,'open',1,NULL,NULL);
INSERT INTO "tables" VALUES('0WzSrlb6oD4pIoWw','mice',1,'{"players":3}','{"listed":false,"spectators":false,"clock":{"kind":"none","minutes":10,"increment":5,"days":2},"stand_in":"random","undo":"ask","hints":true,"pace":null}','[{"kind":"open","name":"","bot":""},{"kind":"open","name":"","bot":""},{"kind":"open","name":"","bot":""}]','6cbc50ff86465e1a30285275c909b94dc0de0fca0531ca8fffaeb4d1d7c2b5ac',NULL,'f31d8aaf8ce8eb32a9ea4b16e2a8e8d4aed23dda909d1869',1794817818592,1794817818644,'playing',0,NULL,NULL);
INSERT INTO "tables" VALUES('Pg7O6h1CLBhxzNNs','mauwi',1,'{"players":2}','{"listed":false,"spectators":false,"clock":{"kind":"none","minutes":10,"increment":5,"days":2},"stand_in":"random","undo":"ask","hints":true,"pace":null}','[{"kind":"open","name":"","bot":""},{"kind":"open","name":"","bot":""}]','8f1d84da4de0a3e0e74b1e9c2fc1a61cf86411206aae5cf8401c263cc346b4d0',NULL,'ab9cb4ef4f82a7208399443410431d47da70732949b3a489',1794817818831,1794817818843,'playing',0,NULL,NULL);
INSERT INTO "tables" VALUES('pV7tB1LP_DB044mQ','mice',1,'{"players":2}','{"listed":false,"spectators":false,"clock":{"kind":"none","minutes":10,"increment":5,"days":2},"stand_in":"random","undo":"ask","hints":true,"pace":null}','[{"kind":"open","name":"","bot":""},{"kind":"open","name":"","bot":""}]','6b77162e5b66bef4dc4f0e46c129eb822dd0621e6599da044d3d6c754c80ecd2',NULL,'d850b4d10815349aa570b791650aa943420ec376f5e3f43b',1794817819029,1794817819088,'over',0,NULL,NULL);
INSERT INTO "tables" VALUES('mKWOFT2B1ybLzrq1','mice',1,'{"players":2}','{"listed":false,"spectators":false,"clock":{"kind":"none","minutes":10,"increment":5,"days":2},"stand_in":"random","undo":"ask","hints":true,"pace":null}','[{"kind":"open","name":"","bot":""},{"kind":"open","name":"","bot":""}]','e631440a85712d74bf752b95f5f3de08c9bea41f1851725db5ab954fb3151eb7',NULL,'ba1e9bef4c2a4a70852242f13a5aa3749ae15c9ddf8d5bfd',1794817819111,1794817819130,'closed',0,NULL,NULL);
CREATE INDEX tables_by_phase ON tables (phase, listed, changed);
CREATE INDEX tables_by_due ON tables (due);
COMMIT;
