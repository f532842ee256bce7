import sharp from 'sharp';
const names=process.argv.slice(3);const S=+process.argv[2];
const t=await Promise.all(names.map(async n=>sharp(await sharp(`/tmp/ic/${n}.png`).flatten({background:'#f1f2ed'}).png().toBuffer()).median(3).resize(S,S).png().toBuffer()));
await sharp({create:{width:S*Math.min(3,names.length),height:S*Math.ceil(names.length/3),channels:3,background:'#f1f2ed'}}).composite(t.map((b,i)=>({input:b,left:S*(i%3),top:S*Math.floor(i/3)}))).png().toFile('/tmp/ic.png');
